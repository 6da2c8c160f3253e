/**
 * One text of every kind that has broken a web application. None of them contains a word by which `leak` recognises an
 * error of ours, so an answer may repeat them.
 */
export const hostileTexts: readonly string[] = [
  '',
  ' ',
  '0',
  '-1',
  '1.5',
  '1e3',
  '1e309',
  'NaN',
  '2147483648',
  '9007199254740993',
  '٤٢',
  'null',
  'true',
  '__proto__',
  'constructor.prototype.x',
  'toString',
  '<svg onload=alert(1)>',
  '"><img src=x onerror=alert(1)>',
  '</title></script><script>alert(1)</script>',
  "' OR '1'='1' --",
  "'; DELETE x; --",
  '%',
  '%00',
  '%2e%2e%2f',
  '../../../../x',
  '..\\..\\x',
  'javascript:alert(1)',
  '//evil.example/x',
  'https://evil.example/',
  'x\r\nSet-Cookie: jahat=1',
  '{"level":"error"}\n{"level":"error"}',
  '\u0000\u0001\u001b[2J',
  '\u202egnp.exe',
  '\ud800',
  '😀'.repeat(300),
  '=cmd|x!A1',
  '{{7*7}}${7*7}#{7*7}',
  '(a+)+$',
  'a'.repeat(2_000),
  '1;2,3|4&5',
  '[]',
  '{}',
]

/** The same for JSON, which can hold what a form cannot. */
export const hostileJson: readonly unknown[] = [
  null,
  0,
  -1,
  1.5,
  2 ** 53 + 2,
  true,
  [],
  [[[[]]]],
  {},
  { $gt: '' },
  { id: { id: { id: 'x' } } },
  Array.from({ length: 500 }, () => 'x'),
  'x\u0000y',
  '<svg onload=alert(1)>',
  "' OR '1'='1' --",
  '../../x',
]

/** Bodies that are not what their type says. */
export const hostileBodies: readonly string[] = [
  '',
  '{',
  '[]',
  'null',
  '"x"',
  '1e999',
  '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}',
  '['.repeat(5_000),
  `{"a":${'{"a":'.repeat(500)}1${'}'.repeat(501)}`,
  '\u0000',
  '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY y SYSTEM "file:///x">]><x>&y;</x>',
]

/** What no answer may ever say: a stack, a query, a file of ours, a binding, a library. */
export const leak =
  /\n\s+at \S|SQLITE_|D1_ERROR|SqlError|\bSELECT\b.*\bFROM\b|\bINSERT INTO\b|\bno such (table|column)\b|(worker|shared|node_modules|client\/\w+)\/[\w./-]+\.tsx?\b|\b(Type|Reference|Range|Syntax|Zod)Error\b|\bDurable ?Object|ADMIN_TOKEN|TOKEN_SECRET|SEAL_KEY|drizzle|hono\b|workerd|miniflare/i

/** As a header or a cookie can carry it: no control characters, and bytes above ASCII escaped. */
export const headerText = (text: string): string =>
  text.toWellFormed().replaceAll(/[^ -~]/gu, (one) => encodeURIComponent(one))
