import { Title } from '@mantine/core';
import { EXAMPLE_VOICES } from '#shared/brand/voices.ts';
import { useBrand } from '#web/brand.ts';
import home from './home-page.module.css';
import classes from './voices.module.css';

export function Voices() {
  const voices = useBrand().voices ?? EXAMPLE_VOICES;
  if (voices.length === 0) return null;
  return (
    <section className={home['section']}>
      <Title order={2}>Çfarë thonë klientët</Title>
      <div className={classes['quotes']}>
        {voices.map(({ name, place, text }) => (
          <figure key={`${name} ${text}`} className={classes['quote']}>
            <blockquote>{text}</blockquote>
            <figcaption>
              {name}
              <span>{place}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
