export default { compress: false, outputFileTracingRoot: import.meta.dirname };
