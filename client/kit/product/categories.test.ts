import { expect, test } from 'vitest'
import type { Category } from '#shared/api/goods/catalog.ts'
import { branchAt, pathTo, topOf } from './categories.ts'

const category = (slug: string, parent: string | null = null): Category => ({
  slug,
  name: slug,
  image: '',
  count: null,
  parent,
  description: '',
})
const slugs = (categories: readonly Category[]) => categories.map(({ slug }) => slug)
const tree = [
  category('pria'),
  category('kemeja', 'pria'),
  category('celana', 'pria'),
  category('kain'),
  category('chino', 'celana'),
]

test('the top of a tree is every category without a known parent', () => {
  expect(slugs(topOf(tree))).toEqual(['pria', 'kain'])
  expect(slugs(topOf([category('kemeja', 'hilang'), category('kain')]))).toEqual(['kemeja', 'kain'])
  expect(slugs(topOf([category('kain', 'kain'), category('anak')]))).toEqual(['kain', 'anak'])
})

test('a path leads from the top to the category', () => {
  expect(slugs(pathTo(tree, 'chino'))).toEqual(['pria', 'celana', 'chino'])
  expect(slugs(pathTo(tree, 'kain'))).toEqual(['kain'])
  expect(pathTo(tree, 'semua')).toEqual([])
  expect(pathTo(tree, null)).toEqual([])
})

test('a circle of parents ends and leaves every category in reach', () => {
  const circle = [category('a', 'b'), category('b', 'a')]
  expect(slugs(pathTo(circle, 'a'))).toEqual(['b', 'a'])
  expect(slugs(topOf(circle))).toEqual(['a', 'b'])
})

test('a branch is the categories below one, or its siblings when there are none', () => {
  expect(slugs(branchAt(tree, 'pria'))).toEqual(['kemeja', 'celana'])
  expect(slugs(branchAt(tree, 'kemeja'))).toEqual(['kemeja', 'celana'])
  expect(slugs(branchAt(tree, 'celana'))).toEqual(['chino'])
  expect(branchAt(tree, 'kain')).toEqual([])
  expect(branchAt(tree, 'semua')).toEqual([])
})
