/**
 * The classes of what a list shows. The server draws none of it, for lists are on the device: the page names them, so that
 * their rules come with it and no list waits for the whole sheet. The drawing of the yard, which is opened, brings that.
 */
export const drawnClasses = [
  "of-device tabs tabs__share btn btn--ink btn--line btn--44 btns btns--lead icon notice incoming",
  "visit yhead tag tag--sale mapfold living living--port tools list-till facts nums check sr no-print small muted",
  "stop stop--gone stop__car stop__txt stop__left stop__note row row__k row__n car__pic paint-plata opts",
  "want want--open want--pulled want--gone want--poor want__n want__p want__menu want__line want__danger want__paper print-only box24",
  "part-finder field input step seg pay list-pay wrap wrap--wide bill bill__n bill__t bill__total bill__all empty empty__ways steps",
  "mb-4 mb-5 mt-3",
].join(" ");
