globalThis.SwaggerUIBundle({
  url: '/sandbox/openapi.json',
  dom_id: '#console',
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  // The header that only a script of ours sets is on every call.
  requestInterceptor: (request) => {
    request.headers['X-Requested-With'] = 'XMLHttpRequest';
    return request;
  },
  validatorUrl: null,
});
