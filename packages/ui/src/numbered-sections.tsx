interface NumberedSectionsProps {
  sections: readonly { title: string; points: readonly string[] }[];
  /** The level of the headings below the title of the page or the dialog. */
  heading?: 'h2' | 'h3';
}

/** The text of terms and of the privacy policy. */
export function NumberedSections({ sections, heading: Heading = 'h2' }: NumberedSectionsProps) {
  return sections.map(({ title, points }, index) => (
    <section key={title} className="mt-6">
      <Heading className="font-bold text-lg">
        {index + 1}. {title}
      </Heading>
      <ul className="mt-2 list-disc space-y-2 pl-5 marker:text-gold">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  ));
}
