-- A replacement under the warranty is a parcel of its own: an order may have several.
ALTER TABLE "parcels" ADD COLUMN "claim_id" integer;
--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_claim_id_warranty_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."warranty_claims"("id") ON DELETE restrict ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "parcels" VALIDATE CONSTRAINT "parcels_claim_id_warranty_claims_id_fk";
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "parcels_bought_unique" ON "parcels" USING btree ("order_id") WHERE "parcels"."claim_id" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "parcels_claim_unique" ON "parcels" USING btree ("claim_id") WHERE "parcels"."claim_id" is not null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "parcels_of_order" ON "parcels" USING btree ("order_id");
--> statement-breakpoint
ALTER TABLE "parcels" DROP CONSTRAINT "parcels_order_unique";
