import { hashSource } from "./page-styles.ts";

/**
 * After the first paint, so that on a slow line nothing of what is shown first has to share: fetches the fonts that the
 * sheet before it keeps for pages without script, puts them to use in one frame (until then others stand in for them),
 * and starts the page's modules, which wait a second at most for that frame. Who comes from another page of ours most
 * likely has the fonts already.
 */
const loader = `
(d=>{
  let me=d.currentScript,
  {modules,preload}=me.dataset,
  {sheet}=me.previousElementSibling,
  add=(tag,make,list)=>list.split(" ").map(url=>url&&d.head.append(Object.assign(d.createElement(tag),make(url)))),
  load=({style})=>{
    let get=name=>style.getPropertyValue(name);
    return new FontFace(get("font-family").replaceAll('"',""),get("src"),{weight:get("font-weight")}).load()
  },
  letters=async()=>{
    try{
      let rules=[...sheet.cssRules].flatMap(rule=>rule.media?[...rule.cssRules]:[]).filter(rule=>rule instanceof CSSFontFaceRule),
      loaded=await Promise.allSettled(rules.map(load));
      await new Promise(requestAnimationFrame);
      loaded.map(({value})=>value&&d.fonts.add(value));
      await new Promise(done=>setTimeout(done))
    }catch{}
  },
  coming=d.referrer.startsWith(location.origin+"/")&&letters();
  new PerformanceObserver((_,paints)=>{
    paints.disconnect();
    add("link",href=>({rel:"modulepreload",href}),modules+" "+preload);
    Promise.race([coming||letters(),new Promise(done=>setTimeout(done,1e3))])
      .then(()=>add("script",src=>({type:"module",src}),modules))
  }).observe({type:"paint",buffered:true})
})(document)`.replaceAll(/\n\s*/g, "");

export const loaderSource = hashSource(loader);

export const loaderScript = (modules: string[], preloads: string[]) =>
  `<script data-modules="${modules.join(" ")}" data-preload="${preloads.join(" ")}">${loader}</script>`;
