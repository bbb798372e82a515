import { mount } from "svelte";

import App from "./shell/App.svelte";
import { watchDevice } from "./shell/device.svelte";
import { speak } from "./shell/i18n.svelte";
import { watchHistory } from "./shell/router.svelte";
import { keepSettings, settings } from "./shell/settings.svelte";
import "./shell/style/tokens.css";
import "./shell/style/base.css";

keepSettings();
watchHistory();
watchDevice();
void speak(settings.lang);
mount(App, { target: document.getElementById("app") ?? document.body });
