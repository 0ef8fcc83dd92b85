globalThis.MonacoEnvironment = {
  getWorkerUrl: (_, label) =>
    `/sandbox-pages/graphiql/${label === 'graphql' || label === 'json' ? label : 'editor'}.js`,
};
const place = document.querySelector('#console');
globalThis.YogaGraphiQL.renderYogaGraphiQL(place, { endpoint: place.dataset.endpoint, title: 'GraphQL' });
