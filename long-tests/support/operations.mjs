/** Every operation of the portal's OpenAPI description. */
export async function listOperations(visitor) {
  const { paths } = (await visitor.get('/openapi.json')).body;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
}
