import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { useBrand } from '#src/brand/BrandProvider.tsx'
import { pathTo } from '#src/contract/path-to.ts'
import { SearchField } from '#src/ui/SearchField.tsx'
import { QuestionList } from './QuestionList.tsx'
import { QUESTIONS } from './questions.ts'
import type { FaqGroup } from './questions.ts'
import { matches, wordsOf } from './search-text.ts'

interface FaqSearchProps {
  groups: readonly FaqGroup[]
  /** Stands in place of the questions while nothing is searched for. */
  children?: ReactNode
}

/** Search over the questions of these groups; what is searched for is kept in the address. */
export function FaqSearch({ groups, children }: FaqSearchProps) {
  const { t } = useTranslation('partner-faqs')
  const { name: brand } = useBrand()
  const [params, setParams] = useSearchParams()
  const [text, setText] = useState(params.get('q') ?? '')
  const change = (next: string) => {
    setText(next)
    setParams(next === '' ? {} : { q: next }, { replace: true })
  }
  const words = wordsOf(text)
  const all = groups.flatMap((group) => QUESTIONS[group].map((id) => ({ group, id })))
  const found = all.filter(({ group, id }) =>
    matches([t(`${group}.${id}.q`, { brand }), t(`${group}.${id}.a`, { brand })], words),
  )
  const counted = words.length === 0 ? t('found', { count: all.length }) : t('foundFor', { count: found.length, text })
  return (
    <>
      <Box sx={{ mt: 5, display: 'flex' }}>
        <SearchField label={t('search')} value={text} onChange={change} />
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 3, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {counted}
      </Typography>
      {words.length === 0 && children !== undefined ? (
        children
      ) : found.length > 0 ? (
        <QuestionList questions={found} words={words} />
      ) : (
        <Card variant="outlined" sx={{ mt: 3, p: 5, maxWidth: 860 }}>
          <Typography variant="h4" component="h2">
            {t('none')}
          </Typography>
          <Typography sx={{ mt: 1, mb: 4 }}>{t('noneText')}</Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
            <Button variant="contained" component={Link} to={pathTo('generalQuery')}>
              {t('ask')}
            </Button>
            <Button variant="outlined" onClick={() => change('')}>
              {t('clear')}
            </Button>
          </Box>
        </Card>
      )}
    </>
  )
}
