import type { ComponentProps } from 'react'

type CardProps = ComponentProps<'section'> & { tone?: 'plain' | 'tint' | 'sunk'; dense?: boolean }

export function Card({ tone = 'plain', dense = false, className = '', ...rest }: CardProps) {
  const tones = { plain: '', tint: ' tint', sunk: ' sunk' }
  return <section className={`card ${dense ? 'pad-s' : 'pad'}${tones[tone]} ${className}`.trim()} {...rest} />
}
