import { hashSource } from "./page-styles.ts";

/**
 * Runs in the head, so that a page that is the same for everybody paints without a banner that this visitor closed.
 * A plain script on purpose: modules wait for the document.
 */
export const bannerScript = `(d=>{let{event,until}=d.currentScript.dataset,all="; "+d.cookie+";",held=pair=>all.includes("; "+pair+";")||all.includes("; __Host-"+pair+";");if(held("banner-"+event+"=dismissed")||held("banner-check="+event+".off")||Date.now()>=Date.parse(until))d.documentElement.dataset.banner="off"})(document)`;
export const bannerScriptSource = hashSource(bannerScript);
