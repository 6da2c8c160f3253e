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
export function whatToDo(faults) {
  const { schema = [], data = [] } = Object.groupBy(faults, (fault) =>
    /: migration \w+ failed: /.test(fault) ? 'schema' : 'data',
  )
  return [
    ...said(
      'The data of these shops are not of a release that this build follows',
      schema,
      'Start the build that wrote them. Where nothing is lost by it, npm run reset deletes all local shops.',
    ),
    ...said(
      'The databases of these shops cannot be read',
      data,
      'Restore them from a backup: docs/operations.md, "A shop is restored". Keep the damaged files until then.',
    ),
  ].join('\n')
}

/** @param {string} begins @param {readonly string[]} faults @param {string} help */
const said = (begins, faults, help) => (faults.length === 0 ? [] : [`${begins}:\n  ${faults.join('\n  ')}\n${help}`])
