// Writes src/api/types.ts from the server's OpenAPI document (on stdin): the types of the client are the server's.
import { readFileSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

const HEAD = '/* Made by `./run types` from the server\'s OpenAPI document. Do not edit. */\n\n';

const { components } = JSON.parse(readFileSync(0, 'utf8'));
const definitions = JSON.parse(JSON.stringify(components.schemas).replaceAll('#/components/schemas/', '#/definitions/'));
const root = {
  title: 'Everything',
  type: 'object',
  additionalProperties: false,
  required: Object.keys(definitions),
  properties: Object.fromEntries(Object.keys(definitions).map((name) => [name, { $ref: `#/definitions/${name}` }])),
  definitions: Object.fromEntries(Object.entries(definitions).map(([name, schema]) => [name, closed(schema)])),
};

/** Objects hold what their type says and nothing else, so that a misspelt key is an error of the compiler. */
function closed(schema) {
  if (Array.isArray(schema)) return schema.map(closed);
  if (schema === null || typeof schema !== 'object') return schema;
  const inner = Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => key !== 'maxItems' && key !== 'default')
      .map(([key, value]) => [key, closed(value)]),
  );
  if (schema.prefixItems) return tuple(inner.prefixItems);
  if (schema.type === 'object' && schema.properties && schema.additionalProperties === undefined) {
    return { ...inner, additionalProperties: false };
  }
  return inner;
}

/** A tuple in the older words that the compiler of types understands. */
function tuple(items) {
  return { type: 'array', items, additionalItems: false, minItems: items.length, maxItems: items.length };
}

const text = await compile(root, 'Everything', {
  bannerComment: HEAD.trim(),
  style: { singleQuote: true, printWidth: 120 },
  unknownAny: true,
});
const target = process.argv[2] ?? new URL('../src/api/types.ts', import.meta.url);
if (target === '-') process.stdout.write(text);
else writeFileSync(target, text);
