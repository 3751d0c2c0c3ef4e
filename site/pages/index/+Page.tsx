import { createPage } from "#site/sections/create-page.tsx";
import { TestimonialSlides } from "#site/sections/testimonials/testimonial-slides.tsx";

export default createPage(
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
