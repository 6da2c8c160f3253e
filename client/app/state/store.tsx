import { createContext, type FC, useContext, useEffect, useState } from 'react'
import { type Atom, atom, createStore, type Getter, useAtomValue as useValueIn, useSetAtom as useSetterIn } from 'jotai'
import type { WritableAtom } from 'jotai'

export type Store = ReturnType<typeof createStore>
const OwnStore = createContext<Store | null>(null)

/**
 * Gives a component a store of its own: one for each island in the browser, and one for each render on the edge, where
 * one isolate serves many shops. Both fill it from the same props, so both render the same HTML.
 */
export function stored<P extends object>(Component: FC, fill: (store: Store, props: P) => void): FC<P> {
  return function Stored(props: P) {
    const [store] = useState(() => {
      const made = createStore()
      fill(made, props)
      return made
    })
    return (
      <OwnStore value={store}>
        <Component />
      </OwnStore>
    )
  }
}

/** No atom of ours holds a promise, which jotai would wait for. */
const useValue = <V,>(source: Atom<V>): V => useValueIn(source, { store: useStore() }) as V
const useValueOnce = <V,>(source: Atom<V>): V => useStore().get(source)

/**
 * The hooks of the same names in jotai fall back on one store for the whole isolate, which every shop would share.
 * These throw instead, and lint allows no others. On the edge nothing is rendered again, so a value is only read
 * there.
 */
export const useAtomValue = import.meta.env.SSR ? useValueOnce : useValue

export const useSetAtom = <V, A extends unknown[], R>(target: WritableAtom<V, A, R>): ((...args: A) => R) =>
  useSetterIn(target, { store: useStore() })

/** Runs an effect as `useEffect` would with the atom as its dependency, but the component does not render for it. */
export function useAtomEffect(source: Atom<unknown>, effect: () => () => void): void {
  const store = useStore()
  useEffect(() => {
    let undo = effect()
    const stop = store.sub(source, () => {
      undo()
      undo = effect()
    })
    return () => {
      stop()
      undo()
    }
  }, [store, source, effect])
}

function useStore(): Store {
  const store = useContext(OwnStore)
  if (!store) throw new Error('atoms live below a component made by `stored`')
  return store
}

/** An atom that `fill` has to set before anything reads it. `what` names it in the error of a fill that forgot it. */
export function filled<V>(what: string): WritableAtom<V, [value: V], void> {
  const box = atom<{ value: V } | null>(null)
  return atom(
    (get) => {
      const found = get(box)
      if (!found) throw new Error(`${what} was read before it was filled`)
      return found.value
    },
    (_get, set, value: V) => set(box, { value }),
  )
}

/**
 * One derived atom for each key, so that a component that asks about its own key renders when the answer for that key
 * changes, and not whenever the source does. The atoms are kept for good: keys come from a fixed list, never from data.
 */
export function per<K extends PropertyKey, V>(read: (get: Getter, key: K) => V): (key: K) => Atom<V> {
  const made = new Map<K, Atom<V>>()
  return (key) => {
    const own = made.get(key) ?? atom((get) => read(get, key))
    made.set(key, own)
    return own
  }
}

/** One atom for each field of an object, so that a component renders for the fields it reads alone. */
export function fieldsOf<D extends object>(source: Atom<D>): <K extends keyof D>(name: K) => Atom<D[K]> {
  const fields = per((get, name: keyof D) => get(source)[name])
  return <K extends keyof D>(name: K) => fields(name) as Atom<D[K]>
}
