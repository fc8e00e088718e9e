import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useBrand } from '#src/brand/BrandProvider.tsx'
import { pathTo } from '#src/contract/path-to.ts'
import { toast } from '#src/lib/toast.ts'
import { Icon } from '#src/ui/site/icons.tsx'
import { Highlighted } from './Highlighted.tsx'
import type { FaqGroup } from './questions.ts'

interface Question {
  group: FaqGroup
  id: string
}

/** Questions that open one by one; the one that the address names is open and in view. */
export function QuestionList({ questions, words }: { questions: readonly Question[]; words: readonly string[] }) {
  const { hash } = useLocation()
  const named = hash.slice(1)
  useEffect(() => {
    if (!named) return
    const target = document.getElementById(named)
    target?.scrollIntoView()
    target?.querySelector<HTMLElement>('summary')?.focus({ preventScroll: true })
  }, [named])
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 3, p: 0, display: 'grid', gap: 2, maxWidth: 860 }}>
      {questions.map(({ group, id }) => (
        <li key={`${group} ${id}`}>
          <QuestionCard group={group} id={id} words={words} named={named === id} />
        </li>
      ))}
    </Box>
  )
}

interface QuestionCardProps extends Question {
  words: readonly string[]
  named: boolean
}

function QuestionCard({ group, id, words, named }: QuestionCardProps) {
  const { t } = useTranslation('partner-faqs')
  const { name: brand } = useBrand()
  const [open, setOpen] = useState(named)
  const copy = () =>
    void navigator.clipboard
      .writeText(new URL(`${addressOf(group)}#${id}`, window.location.href).href)
      .then(() => toast.success(t('linkCopied')))
      .catch(() => undefined)
  return (
    <Card
      component="details"
      variant="outlined"
      id={id}
      // A search shows the answers that it found something in.
      open={open || words.length > 0}
      onToggle={(event) => words.length === 0 && setOpen(event.currentTarget.open)}
      sx={{ overflow: 'visible', scrollMarginTop: 16 }}
    >
      <Box
        component="summary"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 3,
          minHeight: 44,
          px: 4,
          py: 3,
          cursor: 'pointer',
          listStyle: 'none',
          borderRadius: 1,
          '&::-webkit-details-marker': { display: 'none' },
          'details[open] > & > svg': { transform: 'rotate(180deg)' },
        }}
      >
        <Typography component="h2" variant="subtitle1" sx={{ flex: 1, fontWeight: 700 }}>
          <Highlighted text={t(`${group}.${id}.q`, { brand })} words={words} />
        </Typography>
        <Icon name="chevronDown" />
      </Box>
      <Box sx={{ px: 4, pb: 4 }}>
        <Typography>
          <Highlighted text={t(`${group}.${id}.a`, { brand })} words={words} />
        </Typography>
        <Button variant="text" size="small" sx={{ mt: 2, ml: -4 }} onClick={copy}>
          {t('link')}
        </Button>
      </Box>
    </Card>
  )
}

export const addressOf = (group: FaqGroup): string => pathTo(group === 'customer' ? 'customerQueries' : 'dsaQueries')
