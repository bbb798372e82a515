import { mount } from "svelte";

import App from "./App.svelte";
import { speak } from "./i18n.svelte";
import { watchHistory } from "./router.svelte";
import { keepSettings, settings } from "./settings.svelte";
import "./style/tokens.css";
import "./style/base.css";

keepSettings();
watchHistory();
void speak(settings.lang);
mount(App, { target: document.getElementById("app") ?? document.body });
