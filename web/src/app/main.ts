import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { renew } from "../features/notifications/push";
import { watchModality } from "../lib/modality";
import { register } from "../features/offline/register";
import { router } from "../lib/router.svelte";

const target = document.getElementById("app");
if (target) {
  watchModality();
  router.start();
  mount(App, { target });
  register();
  renew().catch(() => {}); // another time
}
