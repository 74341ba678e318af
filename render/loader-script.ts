import { hashSource } from "./page-styles.ts";

/**
 * After the first paint, so that on a slow line nothing of what is shown first has to share: fetches the fonts that the
 * sheet before it keeps for pages without script, puts them to use in one frame when they are all there (until then
 * others stand in for them), and starts the page's modules, which wait a second at most for that frame. Who comes from
 * another page of ours has the fonts already.
 */
const loader = `
(d=>{
  let me=d.currentScript,
  {modules,preload}=me.dataset,
  add=(tag,make,list)=>list.split(" ").map(url=>url&&d.head.append(Object.assign(d.createElement(tag),make(url)))),
  faces=()=>[...me.previousElementSibling.sheet.cssRules]
    .filter(({media})=>media?.mediaText=="(scripting: none)")
    .flatMap(({cssRules})=>[...cssRules])
    .map(({style})=>{
      let get=name=>style.getPropertyValue(name).replaceAll('"',"");
      return new FontFace(get("font-family"),get("src"),{weight:get("font-weight")})
    }),
  use=all=>new Promise(done=>requestAnimationFrame(()=>{all.map(face=>d.fonts.add(face));setTimeout(done)})),
  letters=()=>Promise.all(faces().map(face=>face.load())).then(use).catch(()=>{}),
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
