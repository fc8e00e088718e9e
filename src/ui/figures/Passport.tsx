import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Basis } from '#src/contract/entities/figures/metrics.ts'
import { lazyPart } from '#src/lib/lazy-part.ts'
import { useDrawn } from '#src/ui/dialog/use-drawn.ts'

const PassportCard = lazyPart(async () => (await import('./PassportCard.tsx')).PassportCard)

/** What a figure counts, in the reader's words. */
export interface PassportWords {
  /** Of the figure. */
  name: string
  /** What is counted. */
  counted: string
  /** Of a share: what it is a part of. */
  outOf?: string
  /** By which day. */
  basis: Basis
  /** ISO instant of the newest that it knows. */
  asOf: string
}

/** "What this counts": behind every figure. */
export function Passport(words: PassportWords) {
  const { t } = useTranslation('figures')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const drawn = useDrawn(anchor !== null)
  return (
    <>
      <Button
        size="small"
        variant="text"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={t('passport.of', { name: words.name })}
        onPointerEnter={PassportCard.prefetch}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minHeight: 32, px: 0, fontSize: '0.8125rem', justifyContent: 'flex-start' }}
      >
        {t('passport.title')}
      </Button>
      {drawn && <PassportCard {...words} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  )
}
