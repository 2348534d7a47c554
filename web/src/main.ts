import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { renew } from "./being/push";
import { watchModality } from "./modality";
import { register } from "./offline/register";
import { router } from "./router.svelte";

const target = document.getElementById("app");
if (target) {
  watchModality();
  router.start();
  mount(App, { target });
  register();
  renew().catch(() => {}); // another time
}
