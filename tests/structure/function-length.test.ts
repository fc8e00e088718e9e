import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from './source-files.ts'
import type { SourceFile } from './source-files.ts'

const LIMIT = 100
/** Those that may be longer are not endless either. */
const MOST = 200

/** Fields or steps of one form share its values, its errors and what is sent: cut, each part would be handed all of them. */
const ONE_FORM = 'the fields of one form'
/** One state machine of focus, keys and what was typed: cut, a reader would have to put it together again. */
const ONE_MACHINE = 'one run of focus and keys'
/** The order of a screen's parts, each of which is a component already. */
const ORDER = 'the order of a screen'

const LONGER: Readonly<Record<string, string>> = {
  'src/app/layouts/command/CommandPalette.tsx CommandPalette': ONE_MACHINE,
  'src/areas/admin/approvals/ApprovalItem.tsx ApprovalItem': ORDER,
  'src/areas/admin/credit-cards/EditFieldDialog.tsx EditFieldDialog': ONE_FORM,
  'src/areas/admin/customers-journey/LadderCard.tsx LadderCard': ORDER,
  'src/areas/admin/partners/PayoutMonth.tsx PayoutMonth': ORDER,
  'src/areas/customer/need-help/HelpForm.tsx HelpForm': ONE_FORM,
  'src/areas/customer/products/ProductsPage.tsx ProductsPage': ORDER,
  'src/areas/customer/user/application-status/ApplicationStatusPage.tsx ApplicationStatusPage': ORDER,
  'src/areas/partner/custom-funnel/FunnelEditor.tsx FunnelEditor': ONE_FORM,
  'src/areas/partner/settings/PersonRow.tsx PersonRow': ONE_FORM,
  'src/areas/partner/settings/ProfileForm.tsx ProfileForm': ONE_FORM,
  'src/features/brand-studio/BrandStudio.tsx BrandStudio': ONE_FORM,
  'src/features/brand-studio/ThemeFields.tsx ThemeFields': ONE_FORM,
  'src/features/imports/columns/ColumnsForm.tsx ColumnsForm': ONE_FORM,
  'src/features/imports/columns/NewColumns.tsx NewColumns': ONE_FORM,
  'src/features/lender-revenue/SlabDialog.tsx SlabDialog': ONE_FORM,
  'src/features/lenders-admin/criteria/CriteriaSandbox.tsx CriteriaSandbox': ONE_FORM,
  'src/features/offers/list/OffersBoard.tsx OffersBoard': ORDER,
  'src/features/partners-admin/SavedFields.tsx SavedFields': ONE_FORM,
  'src/features/profile/contact/ContactCodeDialog.tsx ContactCodeDialog': ONE_FORM,
  'src/features/profile/ProductForm.tsx ProductForm': ONE_FORM,
  'src/features/sign-in/CodeForm.tsx CodeForm': ONE_FORM,
  'src/features/sign-in/SignInForm.tsx SignInForm': ONE_FORM,
  'src/ui/inline/InlineField.tsx InlineField': ONE_MACHINE,
  'src/ui/table/TableGrid.tsx TableGrid': ORDER,
}

const isSaid = (line: string): boolean => line.trim() !== '' && !/^\s*(?:\/\/|\/\*|\*)/.test(line)

/** Every function of a file, by its name, with its lines: neither empty ones nor comments. */
function lengthsOf({ path, text }: SourceFile): [name: string, lines: number][] {
  const lines = text.split('\n')
  if (lines.length <= LIMIT) return []
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind)
  const lineOf = (position: number) => file.getLineAndCharacterOfPosition(position).line
  const found: [string, number][] = []
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) {
      const named = node.name ?? (ts.isVariableDeclaration(node.parent) ? node.parent.name : undefined)
      const length = lines.slice(lineOf(node.getStart()), lineOf(node.end) + 1).filter(isSaid).length
      found.push([`${path} ${named?.getText() ?? 'without a name'}`, length])
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

describe('a function of the product', () => {
  const long = [...sourceFiles('src', /\.tsx?$/), ...sourceFiles('server', /\.ts$/)]
    .flatMap(lengthsOf)
    .filter(([, lines]) => lines > LIMIT)

  it(`has ${LIMIT} lines at most, but for those that are better in one piece`, () => {
    expect(long.map(([name]) => name).sort()).toEqual(Object.keys(LONGER).sort())
  })

  it(`never has more than ${MOST}`, () => {
    expect(long.filter(([, lines]) => lines > MOST)).toEqual([])
  })
})
