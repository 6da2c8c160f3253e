/** What a backend has answered: JSON with a status. */
export const answer = (json: unknown, status = 200) => ({
  status,
  headers: {},
  json,
  text: JSON.stringify(json) ?? '',
  long: [],
})
