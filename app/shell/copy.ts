import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: {
    skip: "Saltar al contenido",
    home: (brand: string) => `${brand}, página de inicio`,
    mainMenu: "Menú principal",
    about: "Acerca de",
    jobs: "Empleos",
    externalSite: "(sitio externo)",
    searchSite: "Busque en el sitio",
    search: "Buscar",
    menu: "Menú",
    close: "Cerrar",
    crumbs: "Ruta",
    sellByPhone: (phone: string) => `Venda su carro: ${phone}`,
    columns: { parts: "Piezas", yards: "Yonkes", sell: "Venda", company: "Compañía" },
    onTwitter: (brand: string) => `${brand} en X (antes Twitter)`,
    onFacebook: (brand: string) => `${brand} en Facebook`,
    cookies: "Preferencias de cookies",
    cookiesNeeded:
      "Las cookies necesarias hacen que el sitio funcione. Siempre están activas y no dicen quién es usted.",
    cookiesStatistics:
      "Un servicio de estadísticas cuenta visitas para mejorar el sitio. Solo se usa si usted lo permite.",
    cookiesAllow: "Permitir estadísticas",
    cookiesRefuse: "Solo las necesarias",
    promo: "Promoción",
    promoAttention: "Atención:",
    promoDismiss: "Cerrar promoción",
    promoDetails: "Detalles",
    cookiesOff:
      "Por ahora este sitio no usa ningún servicio de estadísticas. Si algún día lo usa, se respetará su elección.",
    cookiesSignal:
      "Su navegador pide que no se compartan sus datos (Global Privacy Control). El servicio de estadísticas queda apagado.",
    cookiesNoScript:
      "Su navegador no usa JavaScript: el servicio de estadísticas queda apagado y no hay nada que elegir.",
    cookiesNone: "Aún no ha elegido: el servicio de estadísticas está apagado.",
    cookiesNow: "Su elección está marcada. Puede cambiarla cuando quiera.",
  },
  en: {
    skip: "Skip to content",
    home: (brand: string) => `${brand}, home page`,
    mainMenu: "Main menu",
    about: "About",
    jobs: "Jobs",
    externalSite: "(external site)",
    searchSite: "Search this site",
    search: "Search",
    menu: "Menu",
    close: "Close",
    crumbs: "Breadcrumbs",
    sellByPhone: (phone: string) => `Sell your car: ${phone}`,
    columns: { parts: "Parts", yards: "Yards", sell: "Sell", company: "Company" },
    onTwitter: (brand: string) => `${brand} on X (formerly Twitter)`,
    onFacebook: (brand: string) => `${brand} on Facebook`,
    cookies: "Cookie preferences",
    cookiesNeeded: "Necessary cookies make the site work. They are always on and do not identify you.",
    cookiesStatistics:
      "A statistics service counts visits so we can improve the site. We use one only if you allow it.",
    cookiesAllow: "Allow statistics",
    cookiesRefuse: "Necessary only",
    promo: "Promotion",
    promoAttention: "Attention:",
    promoDismiss: "Close promotion",
    promoDetails: "Details",
    cookiesOff: "For now this site uses no statistics service. If it ever does, your choice will be respected.",
    cookiesSignal:
      "Your browser asks that your data not be shared (Global Privacy Control). The statistics service stays off.",
    cookiesNoScript:
      "Your browser is not running JavaScript, so the statistics service is off and there is nothing to choose.",
    cookiesNone: "You have not chosen yet: the statistics service is off.",
    cookiesNow: "Your choice is marked. You can change it at any time.",
  },
});
