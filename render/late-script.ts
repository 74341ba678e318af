import { hashSource } from "./page-styles.ts";

/**
 * Fetches the page's modules once it has been painted: nothing that is shown waits for them, so they take no
 * part of a slow line from what is shown. A frame is painted after its callbacks, hence the timer.
 */
const loader = `(function(){var its=document.currentScript.dataset;function add(tag,set,list){list.split(" ").forEach(function(url){if(url){var one=document.createElement(tag);set(one,url);document.head.append(one)}})}requestAnimationFrame(function(){setTimeout(function(){add("link",function(one,url){one.rel="modulepreload";one.href=url},its.preload);add("script",function(one,url){one.type="module";one.src=url},its.modules)})})})()`;

export const lateScriptSource = hashSource(loader);

export const lateScript = (modules: string[], preloads: string[]) =>
  `<script data-modules="${modules.join(" ")}" data-preload="${preloads.join(" ")}">${loader}</script>`;
