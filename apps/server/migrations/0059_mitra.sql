-- As `are_price_steps`, but the first step may begin at one piece.
CREATE FUNCTION are_mitra_steps(steps jsonb, normal bigint) RETURNS boolean LANGUAGE sql IMMUTABLE
RETURN CASE WHEN (steps->0->>'fromQty')::int = 1
	THEN coalesce((steps->0->>'price')::bigint, 0) BETWEEN 1 AND normal - 1 AND jsonb_array_length(steps) <= 5
		AND are_price_steps(steps - 0, (steps->0->>'price')::bigint)
	ELSE are_price_steps(steps, normal) END;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_mitra" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "mitra_steps" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_mitra_steps" CHECK (are_mitra_steps("product_variants"."mitra_steps", "product_variants"."price")) NOT VALID;--> statement-breakpoint
ALTER TABLE "product_variants" VALIDATE CONSTRAINT "product_variants_mitra_steps";
