import { describe, expect, it } from 'vitest'
import { sourceFiles } from '../source-files.ts'

const source = [...sourceFiles('src', /\.tsx?$/)].map(({ path, text }) => ({ path: path.replaceAll('\\', '/'), text }))
const tables = sourceFiles('tests/app/refused-forms', /\.ts$/)
const named = tables.flatMap(({ text }) => [...text.matchAll(/source: '([^']+)'/g)].map(([, path]) => path))
/** Draws the fields and the button of a form; what only wraps other forms' fields is not one. */
const FORM = /<form\b|component="form"|<(?:Light)?Form(?:Dialog)?\b|component=\{Form\}/
/** What draws every form is none itself. */
const KIT = ['src/ui/form/Form.tsx', 'src/ui/form/FormDialog.tsx', 'src/ui/form/LightForm.tsx']
/** Sends what somebody has pressed for. */
const SENDS = /\.mutate\(|\bmutate\(|mutateAsync\b(?!\})/
/** Says what became of it: at a field, in the form, or as a toast. */
const ANSWERS = /useContractForm|onError|catch|\.error\b|\berror[,:} ]/

describe('forms that the server refuses', () => {
  it('every form of the product is refused by the table of tests, and the table names no other', () => {
    expect(named.length).toBeGreaterThan(40)
    const forms = source.filter(({ path, text }) => FORM.test(text) && !KIT.includes(path)).map(({ path }) => path)
    expect([...new Set(named)].sort()).toEqual(forms.sort())
  })

  it('a form of react-hook-form that sends keeps what was refused at its fields, by the one helper', () => {
    const silent = source.filter(
      ({ text }) => /\buseForm[<(]/.test(text) && SENDS.test(text) && !text.includes('createRefusals'),
    )
    expect(silent.map(({ path }) => path)).toEqual([])
  })

  it('whatever sends something says what became of it', () => {
    const hooks = source.filter(({ text }) => /useMutation\(/.test(text) && ANSWERS.test(text))
    const answering = hooks.flatMap(({ text }) =>
      [...text.matchAll(/export (?:function|const) (use\w+)/g)].map(([, name = '']) => name),
    )
    const silent = source.filter(
      ({ text }) =>
        SENDS.test(text) && !ANSWERS.test(text) && !answering.some((name) => new RegExp(`\\b${name}\\(`).test(text)),
    )
    expect(silent.map(({ path }) => path)).toEqual([])
  })
})
