/**
 * Shops whose data this build cannot open, with the cause. It wakes a page of shops, no more: a start must not wait for
 * thousands.
 *
 * @param {number} port
 * @param {string} adminToken
 * @returns {Promise<string[]>}
 */
export async function unopened(port, adminToken) {
  const headers = { authorization: `Bearer ${adminToken}` }
  const answer = await fetch(`http://127.0.0.1:${port}/admin/v1/releases?after=0`, { headers })
  const { shops = [] } = /** @type {{ shops?: { host: string, fault: string | null }[] }} */ (await answer.json())
  return shops.flatMap(({ host, fault }) => (fault === null ? [] : [`${host}: ${fault}`]))
}

/** @param {readonly string[]} faults */
export const whatToDo = (faults) =>
  `The data of these shops are not of a release that this build follows:\n  ${faults.join('\n  ')}\nStart the build that wrote them. Where nothing is lost by it, npm run reset deletes all local shops.`
