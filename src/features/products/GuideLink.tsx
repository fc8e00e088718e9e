import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ProductKindName } from '#src/contract/brands/brand.ts'
import { PAGE_KEYS, PAGES } from '#src/contract/pages.ts'
import { isPlainPage, pathTo } from '#src/contract/path-to.ts'

/** The way to what explains a product; nothing where no page does. */
export function GuideLink({ kind }: { kind: ProductKindName }) {
  const { t } = useTranslation('kind')
  const guide = PAGE_KEYS.filter(isPlainPage).find((page) => PAGES[page].kind === kind)
  return guide ? (
    <Link className="link" to={pathTo(guide)}>
      {t('guide')}
    </Link>
  ) : null
}
