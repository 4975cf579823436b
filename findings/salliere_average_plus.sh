#!/bin/bash
# Debian's salliere 0.10 (0.10-3.1): average plus is 60% and average minus 40%, whatever the pair has elsewhere.
#
# Laws 2017, 12C2(c): a pair without fault that has more than 60% on its other boards gets that percentage, a pair at fault with less than 40% the
# lower one. "av+" and "av-" of salliere are always 60 and 40; another percentage has to be reckoned by hand and typed as matchpoints.
# Seen: nine tops and an average plus are 96%, not 100%; nine bottoms and an average minus are 4%, not 0%.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq salliere=0.10-3.1 libcsv-java=2.1-2 libitext-java=2.1.7-14 libcommons-net-java=3.9.0-1 2>/dev/null
for package in *.deb; do dpkg -x "$package" .; done
cat >run.py <<'PY'
import subprocess

tables = range(5)
rows = [f"{board},{2 * t + 1},{2 * t + 2},{3 + (t == 0)}S,N,{9 + (t == 0)}" for board in range(1, 10) for t in tables]
rows += ["10,1,2,,,,av+,av-", *(f"10,{2 * t + 1},{2 * t + 2},3S,N,9" for t in tables if t)]
open("boards.csv", "w").write("\n".join(rows) + "\n")
open("names.csv", "w").write("".join(f"{pair},a,b\n" for pair in range(1, 11)))
classes = "usr/share/salliere/salliere-0.10.jar:usr/share/java/*"
command = ["java", "-cp", classes, "cx.ath.matthew.salliere.Salliere", "score", "matchpoint", "total", "--", "boards.csv", "names.csv"]
subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
found = {line.split(",")[0]: float(line.split(",")[4]) for line in open("names.csv")}
print("pair 1:", found["1"], "pair 2:", found["2"])
assert (found["1"], found["2"]) == (96, 4)
PY
python3 run.py
