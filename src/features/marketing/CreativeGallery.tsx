import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Brand } from '#src/contract/brands/brand.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import type { Say } from './compose-message.ts'
import { creativeWords } from './creative-words.ts'
import { CreativeCard } from './CreativeCard.tsx'
import { isAdvertised, onOffer } from './marketing-products.ts'
import type { MarketingKind } from './marketing-products.ts'
import { designsOf } from './use-creative-filter.ts'
import type { CreativeFilter, Design } from './use-creative-filter.ts'

/** Drawn at once; more are asked for. */
const PAGE = 9

interface CreativeFacts {
  brand: Brand
  partner: string
  linkOf: (kind: MarketingKind) => string
  say: (language: Locale) => Say
}

/** The pictures that fit the filter, each drawn as it will be saved. */
export function CreativeGallery({ filter, facts }: { filter: CreativeFilter; facts: CreativeFacts }) {
  const { t } = useTranslation('partner-marketing')
  const [shown, setShown] = useState(PAGE)
  const designs = designsOf(filter).filter(({ kind }) => isAdvertised(kind))
  return (
    <>
      <Typography role="status" variant="body2" sx={{ mt: 4, color: 'text.secondary' }}>
        {t('creatives.shown', { count: designs.length })}
      </Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          mt: 3,
          p: 0,
          display: 'grid',
          gap: 4,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
        }}
      >
        {designs.slice(0, shown).map((design) => (
          <DesignCard key={Object.values(design).join()} design={design} facts={facts} />
        ))}
      </Box>
      {designs.length > shown && (
        <Button variant="outlined" sx={{ mt: 4 }} onClick={() => setShown(shown + PAGE)}>
          {t('creatives.more')}
        </Button>
      )}
    </>
  )
}

function DesignCard({ design, facts }: { design: Design; facts: CreativeFacts }) {
  const { kind, size, language, look } = design
  const { brand, partner } = facts
  const link = facts.linkOf(kind)
  const words = creativeWords({ kind, brand: brand.name, partner, link, offer: onOffer(kind) }, facts.say(language))
  const said = JSON.stringify(words)
  // Drawing is work: the picture changes with what it says, not with every touch of the page.
  const creative = useMemo(
    () => ({ size, look, language, brand, words: JSON.parse(said) as typeof words, link }),
    [size, look, language, brand, said, link],
  )
  return <CreativeCard creative={creative} kind={kind} />
}
