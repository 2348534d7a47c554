import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { watchModality } from "./modality";
import { register } from "./offline/register";
import { router } from "./router.svelte";

const target = document.getElementById("app");
if (target) {
  watchModality();
  router.start();
  mount(App, { target });
  register();
}
