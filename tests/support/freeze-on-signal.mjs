// Imported before a real server (NODE_OPTIONS=--import): on SIGQUIT its event loop stands still for ever.
process.on("SIGQUIT", () => {
  for (;;);
});
