import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { router } from "./router.svelte";

const target = document.getElementById("app");
if (target) {
  router.start();
  mount(App, { target });
}
