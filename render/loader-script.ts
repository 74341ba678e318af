import { hashSource } from "./page-styles.ts";

/**
 * Fetches the page's modules once it has been painted: nothing that is shown waits for them, so they take no part of a
 * slow line from what is shown.
 */
const loader = `(d=>{let its=d.currentScript.dataset,add=(tag,make,list)=>list&&list.split(" ").map(url=>d.head.append(Object.assign(d.createElement(tag),make(url))));new PerformanceObserver((_,paints)=>{paints.disconnect();add("link",href=>({rel:"modulepreload",href}),its.preload);add("script",src=>({type:"module",src}),its.modules)}).observe({type:"paint",buffered:true})})(document)`;

export const loaderSource = hashSource(loader);

export const loaderScript = (modules: string[], preloads: string[]) =>
  `<script data-modules="${modules.join(" ")}" data-preload="${preloads.join(" ")}">${loader}</script>`;
