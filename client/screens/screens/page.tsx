import { type AnyPage, notFound, page } from '#client/app/page/page.ts'
import { href, type RouteName, routes } from '#shared/web/routes.ts'

interface ScreenRow {
  route: string
  path: string
  samples: readonly string[]
}

const rowOf = async (name: RouteName, page: AnyPage): Promise<ScreenRow> => ({
  route: name,
  path: routes[name].path,
  samples: [...Object.keys(await page.samples()), ...Object.keys((await page.refusals?.()) ?? {})],
})

/**
 * Every state of every screen, to look at and to test. With a name in the address the edge shows the sample itself.
 * `all` is a function, because the list of pages contains this page too.
 */
export const screensPage = (all: () => Readonly<Record<string, AnyPage>>) =>
  page({
    route: 'screens',
    cache: 'never',
    async load({ shop }): Promise<readonly ScreenRow[]> {
      if (!shop.demo) notFound()
      return Promise.all(Object.entries(all()).map(([name, one]) => rowOf(name as RouteName, one)))
    },
    head: () => ({ title: 'Layar', noindex: true }),
    view: (rows) => (
      <div className="wrap py-8">
        <h1 className="text-xl">Layar</h1>
        <dl className="mt-4 grid gap-4">
          {rows.map(({ route, path, samples }) => (
            <div key={route} className="card p-4">
              <dt className="text-base">
                <strong>{route}</strong> <span className="text-muted">{path}</span>
              </dt>
              {samples.map((sample) => (
                <dd key={sample} className="inline-block pr-3">
                  <a
                    href={href('screens', {}, { layar: route, contoh: sample })}
                    className="inline-flex min-h-11 items-center px-1 text-base text-brand-text underline"
                  >
                    {sample}
                  </a>
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </div>
    ),
    samples: async () => ({
      two: [
        { route: 'home', path: '/', samples: ['full', 'newShop'] },
        { route: 'forbidden', path: '/forbidden', samples: ['refused'] },
      ],
      empty: [],
    }),
  })
