import { hashSource } from "./page-styles.ts";

/**
 * Runs in the head, so that a page that is the same for everybody paints without a banner that this visitor closed.
 * A plain script on purpose: modules wait for the document.
 */
export const bannerScript = `(function(){var its=document.currentScript.dataset,cookies="; "+document.cookie+";";function held(pair){return cookies.indexOf("; "+pair+";")>=0}if(held("banner-"+its.event+"=dismissed")||held("banner-check="+its.event+".off")||Date.now()>=Date.parse(its.until))document.documentElement.dataset.banner="off"})()`;
export const bannerScriptSource = hashSource(bannerScript);
