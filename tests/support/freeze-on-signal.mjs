// Imported before a real server (NODE_OPTIONS=--import): on SIGUSR2 its event loop stands still for ever.
process.on("SIGUSR2", () => {
  for (;;);
});
