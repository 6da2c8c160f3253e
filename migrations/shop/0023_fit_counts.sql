-- A review's fit counts for its product: when the fit or the product changes, also from or to none.
DROP TRIGGER tally_review_fit_move;
--> statement-breakpoint
CREATE TRIGGER tally_review_fit_come AFTER UPDATE OF product_id, fit ON `review` WHEN (NEW.product_id, NEW.fit) IS NOT (OLD.product_id, OLD.fit) AND NEW.fit IS NOT NULL BEGIN
  INSERT INTO tally (of, state, count) VALUES ('review:' || NEW.product_id, NEW.fit, 1) ON CONFLICT (of, state) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_review_fit_go AFTER UPDATE OF product_id, fit ON `review` WHEN (NEW.product_id, NEW.fit) IS NOT (OLD.product_id, OLD.fit) AND OLD.fit IS NOT NULL BEGIN
  INSERT INTO tally (of, state, count) VALUES ('review:' || OLD.product_id, OLD.fit, -1) ON CONFLICT (of, state) DO UPDATE SET count = count + -1;
END;
