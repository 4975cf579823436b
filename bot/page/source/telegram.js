// Telegram, where it shows the page: its colours and its own *Back*, as the web events of its documentation for clients have them.

// The page is as dark or light, in colours that can be read; a page that is loaded again no longer has them in its address.
function coloured(theme) {
  try {
    const [red, green, blue] = theme.bg_color.match(/[0-9a-f]{2}/gi).map(two => parseInt(two, 16));
    document.documentElement.dataset.scheme = red * 0.3 + green * 0.59 + blue * 0.11 < 128 ? "dark" : "light";
    sessionStorage.setItem("renonce-theme", JSON.stringify(theme));
  } catch { /* not in Telegram, or nothing is kept */ }
}

// Returns what is to be called for each screen: whether there is one to go back to. `step` goes back.
export function inTelegram(step) {
  try {
    const given = new URLSearchParams(location.hash.slice(1)).get("tgWebAppThemeParams");
    coloured(JSON.parse(given || sessionStorage.getItem("renonce-theme")));
  } catch { /* no colours that can be read */ }
  const proxy = window.TelegramWebviewProxy;
  if (!proxy) return () => {};
  const receiveEvent = (type, data) => {
    if (type === "back_button_pressed") step();
    if (type === "theme_changed") coloured(data.theme_params);
  };
  window.Telegram = { WebView: { receiveEvent } };
  window.TelegramGameProxy = { receiveEvent };
  const post = (type, data) => proxy.postEvent(type, JSON.stringify(data));
  post("web_app_expand", {});
  post("web_app_ready", {});
  return visible => post("web_app_setup_back_button", { is_visible: visible });
}
