import { hashSource } from "./page-styles.ts";

/**
 * Fetches the page's modules once it has been painted: nothing that is shown waits for them, so they take no
 * part of a slow line from what is shown. A frame is painted after its callbacks, hence the timer.
 */
const loader = `(d=>{let its=d.currentScript.dataset,add=(tag,make,list)=>list&&list.split(" ").map(url=>d.head.append(Object.assign(d.createElement(tag),make(url))));requestAnimationFrame(()=>setTimeout(()=>{add("link",href=>({rel:"modulepreload",href}),its.preload);add("script",src=>({type:"module",src}),its.modules)}))})(document)`;

export const lateScriptSource = hashSource(loader);

export const lateScript = (modules: string[], preloads: string[]) =>
  `<script data-modules="${modules.join(" ")}" data-preload="${preloads.join(" ")}">${loader}</script>`;
