import { Link } from 'react-router';
import { Grid } from '#components/layout/layout.tsx';
import { paths } from '#lib/paths.ts';
import styles from './intro-block.module.css';

export interface IntroPart {
  title: string;
  text: string;
}

export interface IntroBlockProps {
  title: string;
  /** A sentence on the product, starting in lower case. */
  lead: string;
  blogs: IntroPart;
  exhibitionHall: IntroPart;
  /** Without it there is no link to the shop. */
  shop?: IntroPart;
}

/** Introduction of the product in a sentence and two or three parts. Has the page's `h1`. */
export function IntroBlock({ title, lead, blogs, exhibitionHall, shop }: IntroBlockProps) {
  return (
    <Grid as="section" lg="minmax(0, 6fr) minmax(0, 7fr)" align="start" className={styles.block}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>Here {lead}</p>
      </div>
      <ol>
        <Part part={blogs} to={paths.stories} link="Read the stories" />
        <Part part={exhibitionHall} to={paths.exhibitions} link="Enter the hall" />
        {shop && <Part part={shop} to={paths.shop} link="Visit the shop" />}
      </ol>
    </Grid>
  );
}

function Part({ part, to, link }: { part: IntroPart; to: string; link: string }) {
  return (
    <Grid as="li" sm="minmax(0, 2fr) minmax(0, 3fr)" className={styles.part}>
      <h2 className={styles.partTitle}>{part.title}</h2>
      <div>
        <p className={styles.text}>{part.text}</p>
        <Link className={styles.link} to={to}>
          {link}
        </Link>
      </div>
    </Grid>
  );
}
