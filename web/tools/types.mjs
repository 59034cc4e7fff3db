// Writes src/api/types.ts from the server's OpenAPI document: node tools/types.mjs openapi.json
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

const { components } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const schemas = components.schemas;
// tests/server/test_shapes.py holds this against the schemas, so that the types cannot fall behind.
const digest = createHash('sha256').update(JSON.stringify(sorted(schemas))).digest('hex');
const definitions = closed(JSON.parse(JSON.stringify(schemas).replaceAll('#/components/schemas/', '#/definitions/')));
const names = Object.keys(definitions);
const root = {
  title: 'Everything',
  type: 'object',
  additionalProperties: false,
  required: names,
  properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/definitions/${name}` }])),
  definitions,
};

function sorted(value) {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.keys(value).sort().map((key) => [key, sorted(value[key])]));
}

/** Objects hold what their type says and nothing else, so that a misspelt key is an error of the compiler. */
function closed(schema) {
  if (Array.isArray(schema)) return schema.map(closed);
  if (schema === null || typeof schema !== 'object') return schema;
  const kept = Object.entries(schema).filter(([key]) => key !== 'maxItems' && key !== 'default');
  const inner = Object.fromEntries(kept.map(([key, value]) => [key, closed(value)]));
  if (schema.prefixItems) return tuple(inner.prefixItems);
  const open = schema.type === 'object' && schema.properties && schema.additionalProperties === undefined;
  return open ? { ...inner, additionalProperties: false } : inner;
}

/** A tuple in the older words that the compiler of types understands. */
function tuple(items) {
  return { type: 'array', items, additionalItems: false, minItems: items.length, maxItems: items.length };
}

const text = await compile(root, 'Everything', {
  bannerComment: `/* Made by \`./run types\` from the server's schemas; do not edit. sha256 ${digest} */`,
  style: { singleQuote: true, printWidth: 120 },
  unknownAny: true,
});
writeFileSync(new URL('../src/api/types.ts', import.meta.url), text);
