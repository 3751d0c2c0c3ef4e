import type { ReactNode } from "react";
import type { PageModel } from "#site/page-model/page-model.ts";
import { expandRest, Sections } from "#site/sections/sections.tsx";
import { TestimonialSlides } from "#site/sections/testimonials/testimonial-slides.tsx";

const top = ["hero", "stats", "products", "features", "testimonials", "banner"] as const;
const story = ["about", "trust", "philosophy"] as const;
const bottom = expandRest([
  ...top,
  ...story,
  "coverage",
  "specialty",
  "spotlight",
  "medicare",
  "whyChoose",
  "team",
  "serviceAreas",
  "rest",
  "cta",
]).slice(top.length + story.length);
const variants = { testimonials: TestimonialSlides };

/** Home page. The text about the agency, its record and its philosophy share one row. */
export default function HomePage(page: PageModel): ReactNode {
  return (
    <>
      <Sections page={page} order={top} variants={variants} />
      <div className="home-story">
        <Sections page={page} order={story} />
      </div>
      <Sections page={page} order={bottom} />
    </>
  );
}
