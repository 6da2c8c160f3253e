ALTER TABLE `product` ADD `bought_together` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
CREATE INDEX `product_bought_together` ON `product` (`id`) WHERE "product"."bought_together" <> '[]';