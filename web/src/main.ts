import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { watchHand } from "./hand";
import { router } from "./router.svelte";

const target = document.getElementById("app");
if (target) {
  watchHand();
  router.start();
  mount(App, { target });
}
