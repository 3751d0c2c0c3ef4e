import { pageOf } from "#site/sections/page-of.tsx";
import { TestimonialSlides } from "#site/sections/testimonials/testimonial-slides.tsx";

export default pageOf(
  [
    "hero",
    "stats",
    "products",
    "testimonials",
    "banner",
    "about",
    "trust",
    "philosophy",
    "features",
    "coverage",
    "specialty",
    "medicare",
    "whyChoose",
    "team",
    "spotlight",
    "serviceAreas",
    "rest",
    "cta",
  ],
  { testimonials: TestimonialSlides },
);
