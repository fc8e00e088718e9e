import js from '@eslint/js'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import { importX } from 'eslint-plugin-import-x'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import tseslint from 'typescript-eslint'

const folders = (path) =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((e) => e.isDirectory())
        .map((e) => e.name)
    : []

const COOKIE_BY_HAND = {
  selector:
    "MemberExpression[property.name='cookie']:matches([object.name='document'], [object.property.name='document'])",
  message: 'src/lib/browser-cookies.ts keeps cookies.',
}
const IMPORT_META_ENV = {
  selector: "MemberExpression[object.type='MetaProperty'][property.name='env']",
  message: 'Only src/lib/env.ts reads import.meta.env.',
}

const SCROLL_ANSWER = {
  selector:
    ':matches(ReturnStatement, ArrowFunctionExpression) > :matches(CallExpression[callee.property.name=/^scroll/], ChainExpression:has(> CallExpression[callee.property.name=/^scroll/]))',
  message: 'A scroll answers with a promise in new browsers; React would call it when the effect ends.',
}

/** src/brand/theme.ts: `dark` is the edge of a message and reads too pale for words. */
const PALE_WORDS = {
  selector: "Property[key.name='color'] Literal[value=/^(success|warning|error|info)\\.dark$/]",
  message: 'Words have the colour `main`; `dark` is that of an edge, and too pale for them.',
}

/** Who may import whom, made from the folder list: a new feature or area is protected the day it is created. */
const SRC = ['contract', 'lib', 'brand', 'ui', 'features', 'areas', 'app']
const MAY = {
  contract: [],
  lib: ['contract'],
  brand: ['contract', 'lib'],
  ui: ['contract', 'lib', 'brand'],
  features: ['contract', 'lib', 'brand', 'ui'],
  areas: ['contract', 'lib', 'brand', 'ui', 'features'],
  app: ['contract', 'lib', 'brand', 'ui', 'features', 'areas'],
}
const zones = [
  ...Object.entries(MAY).flatMap(([target, allowed]) =>
    SRC.filter((from) => from !== target && !allowed.includes(from)).map((from) => ({
      target: `./src/${target}`,
      from: `./src/${from}`,
      message: `src/${target} may import only ${allowed.join(', ') || 'yup and dayjs'}.`,
    })),
  ),
  ...['features', 'areas'].flatMap((parent) =>
    folders(`src/${parent}`).map((name) => ({
      target: `./src/${parent}/${name}`,
      from: `./src/${parent}`,
      except: [`./${name}`],
      message: `One of src/${parent} never imports another.`,
    })),
  ),
  ...SRC.map((name) => ({ target: `./src/${name}`, from: './server', message: 'The SPA never imports the server.' })),
  ...SRC.filter((name) => name !== 'contract').map((name) => ({
    target: './server',
    from: `./src/${name}`,
    message: 'The server shares only src/contract.',
  })),
  ...['src', 'server'].map((target) => ({ target: `./${target}`, from: './tests', message: 'Nobody imports tests.' })),
  ...['src', 'server'].map((target) => ({ target: `./${target}`, from: './bench', message: 'Nobody imports bench.' })),
  ...folders('server')
    .filter((name) => name !== 'routes' && name !== 'http')
    .map((name) => ({
      target: `./server/${name}`,
      from: './server/routes',
      message: 'Routes call services, never the other way.',
    })),
  { target: './server/routes', from: './server/db', message: 'Routes call one service; services call repositories.' },
  ...folders('server')
    .filter((name) => name !== 'routes' && name !== 'http')
    .map((name) => ({
      target: `./server/${name}`,
      from: './server/http',
      message: 'Nothing below the routes knows of HTTP.',
    })),
  ...['db', 'adapters', 'crypto', 'texts'].flatMap((name) =>
    ['services', 'jobs', 'seed'].map((above) => ({
      target: `./server/${name}`,
      from: `./server/${above}`,
      message: 'What services stand on does not know of them.',
    })),
  ),
  {
    target: './server/services',
    from: './server/jobs',
    except: ['./run-jobs.ts'],
    message: 'Jobs call services; work is queued through server/job-kinds.ts.',
  },
]

/** Words that people read go through the dictionaries. */
const untranslatedText = {
  meta: { type: 'problem', schema: [], messages: { text: 'Text on screen comes from src/locales: "{{text}}".' } },
  create: (context) => ({
    JSXText(node) {
      const text = node.value.trim()
      if (/\p{L}{2,}/u.test(text)) context.report({ node, messageId: 'text', data: { text } })
    },
    JSXAttribute(node) {
      const names = ['aria-label', 'alt', 'title', 'placeholder', 'label', 'helperText']
      if (
        names.includes(String(node.name.name)) &&
        node.value?.type === 'Literal' &&
        /\p{L}{2,}/u.test(String(node.value.value))
      )
        context.report({ node, messageId: 'text', data: { text: String(node.value.value) } })
    },
  }),
}

/** The first segments of the pages' addresses, from their rows. */
const PAGE_SEGMENTS = new Set(
  readdirSync('src/contract/pages')
    .map((file) => readFileSync(`src/contract/pages/${file}`, 'utf8'))
    .flatMap((text) => [...text.matchAll(/['`]\/([a-z][\w-]*)/g)].map(([, segment]) => segment)),
)
const isPageAddress = (text) => PAGE_SEGMENTS.has(/^\/([a-z][\w-]*)(?:[/?#]|$)/.exec(text)?.[1])

/** An address is made from the page's row, which knows its parameters. */
const typedAddress = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { address: 'Addresses of pages come from pathTo (src/contract/path-to.ts): "{{text}}".' },
  },
  create: (context) => {
    const report = (node, text) => context.report({ node, messageId: 'address', data: { text } })
    const isLink = (node) =>
      (node.type === 'JSXAttribute' && ['to', 'href'].includes(String(node.name.name))) ||
      (node.type === 'JSXExpressionContainer' && isLink(node.parent)) ||
      (node.type === 'CallExpression' && ['navigate', 'redirect'].includes(node.callee.name))
    return {
      Literal(node) {
        if (typeof node.value !== 'string' || node.parent.type === 'ImportExpression') return
        if (isPageAddress(node.value) || (/^\/(?!api\/|uploads\/)/.test(node.value) && isLink(node.parent)))
          report(node, node.value)
      },
      TemplateLiteral(node) {
        const start = node.quasis[0].value.cooked
        if (isPageAddress(start) || (start === '/' && isLink(node.parent))) report(node, `${start}...`)
      },
    }
  },
}

/**
 * Inside a transaction a query on the outer handle would wait for ever (the embedded engine has one connection): the
 * transaction's own takes its name, so that the outer one cannot be reached, and nothing is handed both.
 */
const oneDatabaseHandle = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      open: 'server/db/transaction.ts opens every transaction.',
      shadow:
        "The work's parameter takes the name of what `transaction` is given: transaction(deps, async (deps) => ...).",
      both: 'One database handle: dependencies bring theirs.',
      swap: 'Only `transaction` puts another database handle in its place.',
    },
  },
  create(context) {
    const text = (node) => context.sourceCode.getText(node)
    const handles = (node) =>
      node?.type === 'ObjectExpression' || node?.type === 'ObjectPattern'
        ? node.properties.map(text).sort().join()
        : node?.type === 'Identifier' && node.name
    const typeOf = (param) => (param.typeAnnotation ? text(param.typeAnnotation) : '')
    const checkParams = (node) => {
      const types = node.params.map(typeOf)
      if (types.some((type) => /\bDeps\b/.test(type)) && types.some((type) => /^:\s*Db$/.test(type)))
        context.report({ node, messageId: 'both' })
    }
    return {
      FunctionDeclaration: checkParams,
      FunctionExpression: checkParams,
      ArrowFunctionExpression: checkParams,
      TSFunctionType: checkParams,
      CallExpression(node) {
        const { callee } = node
        if (callee.type === 'MemberExpression' && callee.property.name === 'transaction')
          context.report({ node, messageId: 'open' })
        if (callee.type !== 'Identifier' || callee.name !== 'transaction') return
        const [given, work] = node.arguments
        if (work?.params && (!handles(given) || handles(given) !== handles(work.params[0])))
          context.report({ node, messageId: 'shadow' })
      },
      ObjectExpression(node) {
        const spread = node.properties.some(({ type }) => type === 'SpreadElement')
        const db = node.properties.some(({ key }) => key?.name === 'db')
        if (spread && db) context.report({ node, messageId: 'swap' })
      },
    }
  },
}

export default tseslint.config(
  {
    ignores: ['dist', 'data', 'coverage', 'node_modules', 'test-results', 'playwright-report', 'server/db/migrations'],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: {
      'import-x': importX,
      'react-hooks': reactHooks,
      creditlane: {
        rules: {
          'untranslated-text': untranslatedText,
          'typed-address': typedAddress,
          'one-database-handle': oneDatabaseHandle,
        },
      },
    },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver({ project: './tsconfig.json' })] },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones }],
      'import-x/no-cycle': ['error', { maxDepth: 12, ignoreExternal: true }],
      'import-x/no-default-export': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/require-await': 'off',
      'no-console': 'error',
    },
  },
  { files: ['src/**/*.tsx'], rules: { 'creditlane/untranslated-text': 'error' } },
  {
    files: ['server/**/*.ts'],
    ignores: ['server/db/transaction.ts', 'server/db/postgres.ts', 'server/open-deps.ts'],
    rules: { 'creditlane/one-database-handle': 'error' },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'server/**/*.ts'],
    ignores: ['src/contract/pages/**', 'src/contract/endpoints/**'],
    rules: { 'creditlane/typed-address': 'error' },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'server/**/*.ts'],
    ignores: ['server/env.ts', 'src/lib/env.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Only server/env.ts reads the environment.' },
      ],
      'no-restricted-syntax': ['error', IMPORT_META_ENV, SCROLL_ANSWER, COOKIE_BY_HAND, PALE_WORDS],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/lib/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: 'axios', message: 'src/lib/http.ts is the only axios.' },
            { name: 'js-cookie', message: 'src/lib/browser-cookies.ts keeps cookies.' },
          ],
        },
      ],
    },
  },
  {
    files: ['server/**/*.ts', 'src/contract/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        IMPORT_META_ENV,
        SCROLL_ANSWER,
        COOKIE_BY_HAND,
        {
          selector:
            ":matches(Program, ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator > Identifier TSTypeReference[typeName.name='Record'] > TSTypeParameterInstantiation > TSStringKeyword:first-child",
          message:
            'A table that is asked by any text is a Map: an object also answers to constructor, toString and __proto__.',
        },
      ],
    },
  },
  {
    files: ['src/contract/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(?!yup$|dayjs(/|$)|\\.|#src/contract/)',
              message: 'The contract is pure TypeScript, yup and dayjs.',
            },
          ],
        },
      ],
    },
  },
  { files: ['*.config.ts', 'tests/**/*.ts'], rules: { 'import-x/no-default-export': 'off' } },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: globals.node },
  },
  { files: ['server/**/*.mjs', 'bench/**', 'tools/**', 'tests/**/*.mjs'], rules: { 'no-console': 'off' } },
)
