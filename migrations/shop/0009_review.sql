CREATE TABLE `review` (
	`id` text PRIMARY KEY NOT NULL,
	`product_id` text NOT NULL,
	`variant_name` text NOT NULL,
	`author` text NOT NULL,
	`stars` integer NOT NULL,
	`text` text NOT NULL,
	`photos` text NOT NULL,
	`reply` text,
	`sale_id` text,
	`sale_position` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `product`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`sale_id`,`sale_position`) REFERENCES `sale_line`(`sale_id`,`position`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "review_stars" CHECK("review"."stars" BETWEEN 1 AND 5),
	CONSTRAINT "review_line" CHECK(("review"."sale_id" IS NULL) = ("review"."sale_position" IS NULL))
) STRICT;
--> statement-breakpoint
CREATE INDEX `review_by_product` ON `review` (`product_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `review_once_a_line` ON `review` (`sale_id`,`sale_position`);