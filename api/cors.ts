/** GET answers may be read from anywhere, without credentials; nothing else may. */
export const corsHeaders = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "etag, link, ratelimit, ratelimit-policy, retry-after, x-request-id",
};

export const preflightHeaders = {
  ...corsHeaders,
  "access-control-allow-methods": "GET, HEAD",
  "access-control-allow-headers": "accept, accept-language, content-type, if-none-match",
  "access-control-max-age": "86400",
};
