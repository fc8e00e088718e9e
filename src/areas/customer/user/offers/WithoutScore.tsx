import { useTranslation } from 'react-i18next'
import { withoutScore } from '#src/contract/ways-on.ts'
import { getBoot } from '#src/lib/boot.ts'
import { LinkButton } from '#src/ui/site/Button.tsx'

const LOOKS = { gold: undefined, firstCard: 'secondary', help: 'text' } as const

/** What nobody needs a credit score for: a loan on gold, and a first card against a deposit. */
export function WithoutScore() {
  const { t } = useTranslation('offers')
  return withoutScore(getBoot().brand.kinds).map(({ key, path }) => (
    <LinkButton key={key} look={LOOKS[key]} to={path}>
      {t(`empty.${key}`)}
    </LinkButton>
  ))
}
