"""The picture of a played board: SVG, PNG and plain text, with no law in it.

`svg.svg`, `png.png` and `text.text` each draw one `picture.Picture`; only `png` needs resvg-py.
"""
